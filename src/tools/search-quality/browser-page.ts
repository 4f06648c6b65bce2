import fs from 'node:fs';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import {browserArguments, findBrowser} from '../browser/find-browser';
import {own} from '../../common/own';

/** A file that the page may load. */
export type ServedFile = {type: string; content: string | Buffer};

/** A page of a headless Chromium, and the server that it gets its files from. */
export type BrowserPage = {page: Page; close: () => Promise<void>};

/**
 * Opens an empty page in headless Chromium on a server of its own, on a free port.
 *
 * @param find - gives the file for a path, or undefined when there is none
 */
export async function openPage(find: (path: string) => ServedFile | undefined): Promise<BrowserPage> {
  const answer = ({url = '/'}: IncomingMessage, response: ServerResponse) => {
    const {pathname} = new URL(url, 'http://localhost');
    const file =
      pathname === '/' ? {type: 'text/html', content: '<!doctype html><html lang="en"></html>'} : find(pathname);
    response.writeHead(file ? 200 : 404, {'content-type': file?.type ?? 'text/plain'});
    response.end(file?.content ?? `There is no ${pathname}.`);
  };
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArguments});
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const types: Record<string, string> = {js: 'text/javascript', json: 'application/json', wasm: 'application/wasm'};

/** The media type of a file by its name. */
function mediaType(name: string): string {
  return own(types, name.split('.').at(-1) ?? '') ?? 'application/octet-stream';
}

/** Reads a file for a page, or gives undefined when there is none. */
export function readServed(file: string, type = mediaType(file)): ServedFile | undefined {
  return fs.existsSync(file) ? {type, content: fs.readFileSync(file)} : undefined;
}
