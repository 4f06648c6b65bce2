import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findFreePorts, freePort, ownPort, portCount} from '../support/ports';
import {projectDir, searchPorts, searchTurnPort, sites, startPort, testPort, webkitPort} from '../support/sites';

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

test('a free port can be listened on, and is another one while it is taken', async () => {
  const port = await freePort();
  const server = http.createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, 'localhost', resolve));
  try {
    expect(await freePort()).not.toBe(port);
  } finally {
    server.close();
  }
});

test('all ports of the tests are different ones of those that the checkout has', () => {
  const used = [...Object.values(sites).map(({port}) => port), ...searchPorts, searchTurnPort, startPort, webkitPort];
  expect(new Set(used).size).toBe(used.length);
  expect(used.filter((port) => port < testPort || port >= testPort + portCount)).toEqual([]);
});

test('only one file hands out ports', () => {
  const folder = path.join(projectDir, 'tests');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|[\\/])node_modules[\\/]/.test(file));
  const handOut = files.filter((file) => /\btestPort \+/.test(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(handOut.filter((file) => file !== path.join('unit', 'test-ports.spec.ts'))).toEqual([
    path.join('support', 'sites.ts'),
  ]);
});
