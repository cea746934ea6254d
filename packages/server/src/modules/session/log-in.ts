import { deviceOf } from '../../http/device.ts';
import { enter } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { securityLog } from './security-log.ts';
import { authenticate, secondFactorOf } from './service.ts';

export const logIn: Handler<'logIn'> = async (call) => {
  const { body, context, services, note, request } = call;
  const typed = 'email' in body ? body.email : body.username;
  const record = securityLog(request.log, note);
  const device = deviceOf(services.deviceCookies, request);
  const proof = await services.loginProofs.verify(typed, body.proof);
  const hasCookie = services.deviceCookies.read(request) !== null;
  const origin = { typed, proof, network: device.network, deviceId: device.id, hasCookie };
  const holder = await services.loginGate.enter(origin, (place) =>
    authenticate(context.db, services, { typed, password: body.password, device, proof, record, place }),
  );
  const secondFactor = await secondFactorOf(context.db, services, holder);
  if (secondFactor) return { secondFactor };
  const { userId, projectId } = holder;
  return enter(call, { userId, projectId, isProven: false }, device);
};
