import http from 'node:http';
import {expect, test} from '@playwright/test';
import {findFreePorts, ownPort, portCount} from '../support/ports';

test('each checkout has test ports of its own, the same on each run', () => {
  const ports = Array.from({length: 20}, (_, i) => ownPort(`/home/me/checkout-${i}`));
  expect(ownPort('/home/me/checkout-0')).toBe(ports[0]);
  expect(new Set(ports).size).toBeGreaterThan(17);
  expect(ports.filter((port) => port < 11_000 || port + portCount > 30_000 || port % portCount !== 0)).toEqual([]);
});

test('ports that are taken are passed over', async () => {
  const start = await findFreePorts(ownPort(__filename));
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(start + portCount - 1, 'localhost', resolve));
  try {
    expect(await findFreePorts(start)).toBeGreaterThanOrEqual(start + portCount);
  } finally {
    server.close();
  }
  expect(await findFreePorts(start)).toBe(start);
});
