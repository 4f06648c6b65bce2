import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {BuiltDocs} from '../mcp/docs-version';
import {createDocsServer} from '../mcp/server';
import {buildDir} from './project';

/**
 * `npm run --silent mcp`: answers the Model Context Protocol about the built site, on standard input
 * and output. Nothing else may be written to the output.
 */
async function main(): Promise<void> {
  const docs = new BuiltDocs(buildDir);
  docs.version();
  await createDocsServer(docs).connect(new StdioServerTransport());
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
