import { deviceOf } from '../../http/device.ts';
import { handOver } from '../../http/hand-over.ts';
import type { Handler } from '../../operations/request-context.ts';
import { endSession } from './repository.ts';
import { securityLog } from './security-log.ts';
import { authenticate } from './service.ts';

export const logIn: Handler<'logIn'> = async ({ body, context, services, note, request, reply }) => {
  const typed = 'email' in body ? body.email : body.username;
  const record = securityLog(request.log, note);
  const device = deviceOf(services.deviceCookies, request);
  const proof = await services.loginProofs.verify(typed, body.proof);
  const hasCookie = services.deviceCookies.read(request) !== null;
  const origin = { typed, proof, network: device.network, deviceId: device.id, hasCookie };
  const session = await services.loginGate.enter(origin, () =>
    authenticate(context.db, services, { typed, password: body.password, device, proof, record }),
  );
  services.wakeMail();
  const last = services.refreshCookies.read(request);
  if (last) await endSession(context.db, last.sessionId);
  const token = await handOver(services, session, reply);
  services.deviceCookies.set(reply, device.id);
  return token;
};
