import type {IncomingMessage, ServerResponse} from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {BuiltDocs} from './docs-version';
import {refusal} from './local-only';
import {createDocsServer} from './server';

/** Answers with an error of the protocol. */
function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  const error = {jsonrpc: '2.0', error: {code: -32000, message}, id: null};
  response.writeHead(status, {'Content-Type': 'application/json', ...headers}).end(JSON.stringify(error));
}

/**
 * Answers a request to the server of the documentation (streamable HTTP). Each request is independent:
 * the server keeps no sessions, and it sends messages only as answers.
 */
export async function answerMcp(docs: BuiltDocs, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reason = refusal(request);
  if (reason) {
    refuse(response, 403, `Refused: ${reason}.`);
    return;
  }
  if (request.method !== 'POST') {
    refuse(response, 405, `Expected the method POST, got ${request.method}.`, {Allow: 'POST'});
    return;
  }
  const server = createDocsServer(docs);
  const transport = new StreamableHTTPServerTransport({enableJsonResponse: true});
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}
