import type {IncomingMessage} from 'node:http';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLocalName = (address: string): boolean => URL.canParse(address) && localNames.has(new URL(address).hostname);

/**
 * Returns why a request is refused: it comes from another machine, or from a page of another site. Such
 * a page can reach this server if the name of its site is made to resolve to this machine (DNS
 * rebinding). The header `Host` then contains that name. Browsers also send the header `Origin`.
 *
 * @returns undefined if the request is not refused
 */
export function refusal({headers, socket}: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  const remote = socket.remoteAddress ?? '';
  if (!/^(?:::ffff:)?127\.|^::1$/.test(remote)) {
    return 'this server answers only requests from this machine';
  }
  if (!isLocalName(`http://${headers.host ?? ''}`)) {
    return `the header Host must name localhost, got "${headers.host ?? ''}"`;
  }
  if (headers.origin !== undefined && !isLocalName(headers.origin)) {
    return `this server does not answer pages of ${headers.origin}`;
  }
  return undefined;
}
