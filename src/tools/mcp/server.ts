import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {version} from '../../../package.json';
import {versionLabels} from '../../common/versions';
import type {BuiltDocs} from './docs-version';
import {getMember, memberParameters} from './tools/get-member';
import {getPage, pageParameters} from './tools/get-page';
import {listPages, listParameters} from './tools/list-pages';
import {search, searchParameters} from './tools/search';

const result = (text: string): CallToolResult => ({content: [{type: 'text', text}]});

/** The tools only read, and they read only the built site. */
const annotations = {readOnlyHint: true, idempotentHint: true, openWorldHint: false};

/**
 * Creates the server of the documentation for the Model Context Protocol, not yet connected. If a tool
 * throws an error, the answer contains its message and is marked as an error.
 */
export function createDocsServer(docs: BuiltDocs): McpServer {
  const server = new McpServer(
    {name: 'jointjs-docs', title: 'JointJS documentation', version},
    {
      instructions: `This server provides the documentation of JointJS and JointJS+, versions ${versionLabels.join(' and ')}. First, call search with what you need or with a name. Then call get_page with the address of a result to read the page or the section. For the exact signature of a member, call get_member.`,
    },
  );
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds guides, demos, recipes, members of the API and error messages. The best result comes first.',
      inputSchema: searchParameters,
      annotations,
    },
    async (given) => result(await search(docs, given)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Returns a page of the documentation, or one of its sections, as Markdown.',
      inputSchema: pageParameters,
      annotations,
    },
    (given) => result(getPage(docs, given)),
  );
  server.registerTool(
    'get_member',
    {
      title: 'Look up a member of the API',
      description:
        'Returns the signatures of a class, member, function or type. Also returns its edition, the version that added it, demos that use it, and the address of its description.',
      inputSchema: memberParameters,
      annotations,
    },
    (given) => result(getMember(docs, given)),
  );
  server.registerTool(
    'list_pages',
    {
      title: 'List the pages',
      description: 'Lists the pages of a version, or of one of its sections, with their descriptions.',
      inputSchema: listParameters,
      annotations,
    },
    (given) => result(listPages(docs, given)),
  );
  return server;
}
