import { randomUUID } from 'node:crypto';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../modules/delivery/network.ts';
import type { Device } from '../modules/session/repository.ts';
import type { DeviceCookies } from './device-cookie.ts';

/** A program may send anything: so much of it is looked at. */
const USER_AGENT_LENGTH = 512;

/** With what somebody logs in, and from where: a browser without a cookie gets a new number. */
export function deviceOf(cookies: DeviceCookies, request: FastifyRequest): Device {
  return {
    id: cookies.read(request) ?? randomUUID(),
    ...namesOf(request.headers['user-agent'] ?? ''),
    network: networkOf(request.ip),
  };
}

function namesOf(userAgent: string): Pick<Device, 'browser' | 'system'> {
  const text = userAgent.slice(0, USER_AGENT_LENGTH);
  if (text === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(text);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
