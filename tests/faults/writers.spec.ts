import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {FaultSite} from '../support/fault-site';
import * as configuration from './writers/configuration';
import type {Fault} from './writers/fault';
import * as library from './writers/library';
import * as pages from './writers/pages';

const kinds: Record<string, Fault[]> = {...pages, ...library, ...configuration};

/** What is said of each fault; `--update-snapshots` writes it. */
const messagesFile = path.join(__dirname, 'writers/messages.txt');

/** Kinds of faults that stand in no line of a file: variables, items that are computed, folders. */
const withoutLine =
  /^(?:- [A-Z_]+|Invalid environment variables|src\/build\/config\/navbar\.ts|There is no version|docs?\/|versioned_docs\/)/;
const withLine = /^[\w./-]+\.\w+:[1-9]\d*: \S/;

/** A line of a stack. */
const frame = /\n? +at .*(?:\(|:\d+:\d+)/;

test('each fault that a writer may make is reported with its place and what to do', async () => {
  const site = new FaultSite();
  const report: string[] = [];
  try {
    for (const [kind, faults] of Object.entries(kinds)) {
      for (const {name, find} of faults) {
        const messages = await find(site);
        const what = `${kind}: ${name}`;
        expect.soft(messages, what).not.toEqual([]);
        for (const message of messages) {
          expect.soft(withLine.test(message) || withoutLine.test(message), `${what}: ${message}`).toBe(true);
          expect.soft(message, what).not.toMatch(frame);
        }
        report.push(`${what}\n${messages.map((message) => `  ${message.replaceAll('\n', '\n  ')}`).join('\n')}\n`);
      }
    }
    expect.soft(site.messages({'docs/other.mdx': '---\ntitle: Right\nedition: core\n---\n\nText.\n'})).toEqual([]);
  } finally {
    site.remove();
  }
  expect(report.length).toBeGreaterThanOrEqual(100);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    fs.writeFileSync(messagesFile, report.join('\n'));
  }
  expect(report.join('\n')).toBe(fs.readFileSync(messagesFile, 'utf8'));
});
