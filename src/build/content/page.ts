import {type Asks, readAsks} from './asks';
import {type FrontMatter, readFrontMatter} from './front-matter';
import {type PageContent, contentOf} from './page-content';
import {parseMdx} from './parse';
import {type Version, pathOfVersion} from '../../common/versions';

/** What a page is about: the first gives it its name, the others belong to it, such as the base of a class. */
export type Subjects = [string, ...string[]];

/**
 * The subjects of a page: `api` in its front matter, a name or a list of names.
 *
 * @returns undefined for a page that is not about the API
 */
export function readSubjects(api: unknown): Subjects | undefined {
  const [first, ...others] = [api].flat().filter((name): name is string => typeof name === 'string' && name !== '');
  return first === undefined ? undefined : [first, ...others];
}

/** The address of a page below its version's, by its file there and its `slug`. */
function pathBelow(name: string, slug: unknown): string {
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? slug.slice(1) : `${name.slice(0, name.lastIndexOf('/') + 1)}${slug}`;
  }
  return name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
}

/** A page as its source has it. Its front matter is read at once, its content when it is asked for. */
export class Page {
  readonly frontMatter: FrontMatter;
  private known: PageContent | undefined;

  /**
   * @param file - relative to the project, with slashes
   * @param read - gives the content; parses the source unless given
   * @throws when the front matter is not valid
   */
  constructor(
    readonly file: string,
    readonly version: Version,
    readonly source: string,
    private readonly read: () => PageContent = () => contentOf(parseMdx(source, file)),
  ) {
    this.frontMatter = readFrontMatter(source, file);
  }

  /**
   * What stands on the page.
   *
   * @throws with file and line when it is not valid MDX
   */
  get content(): PageContent {
    return (this.known ??= this.read());
  }

  /** The address at which the page is served, without the base URL. */
  get path(): string {
    return pathOfVersion(
      this.version,
      pathBelow(this.file.slice(this.version.folder.length + 1), this.frontMatter.values.slug),
    );
  }

  /** What it is about; undefined for a page that is not about the API. */
  get subjects(): Subjects | undefined {
    return readSubjects(this.frontMatter.values.api);
  }

  /**
   * Members left out on purpose, each with its reason: `api_omit` in the front matter.
   *
   * @throws with file and line when `api_omit` is not a map
   */
  get omissions(): Record<string, string> {
    const {values, lineOf} = this.frontMatter;
    const omitted = values.api_omit ?? {};
    if (typeof omitted !== 'object' || Array.isArray(omitted)) {
      throw new Error(
        `${this.file}:${lineOf(['api_omit'])}: api_omit: expected a line "member: reason" for each member.`,
      );
    }
    return Object.fromEntries(
      Object.entries(omitted).map(([name, reason]) => [name, typeof reason === 'string' ? reason.trim() : '']),
    );
  }

  /**
   * What its sections answer: `asks` in the front matter.
   *
   * @throws with file and line when it is not a map of lists
   */
  get asks(): Asks {
    const {values, lineOf} = this.frontMatter;
    try {
      return readAsks(values.asks);
    } catch (error) {
      throw new Error(`${this.file}:${lineOf(['asks'])}: ${(error as Error).message}`);
    }
  }

  /** Old names and readers' words: `keywords` in the front matter. */
  get keywords(): string[] {
    return [this.frontMatter.values.keywords ?? []].flat().map(String);
  }
}

/**
 * The source below a heading, to the next heading of the same or a higher level.
 *
 * @param anchor - of the heading; undefined for what stands before the first heading
 * @throws when the page has no such heading
 */
export function sectionSource({source, content}: Page, anchor: string | undefined): string {
  const lines = source.split('\n');
  const {headings} = content;
  if (anchor === undefined) {
    return lines.slice(0, (headings[0]?.line ?? lines.length + 1) - 1).join('\n');
  }
  const index = headings.findIndex((heading) => heading.anchor === anchor);
  const start = headings[index];
  if (!start) {
    throw new Error(`it has no heading with the anchor "${anchor}"`);
  }
  const end = headings.slice(index + 1).find(({depth}) => depth <= start.depth);
  return lines.slice(start.line, (end?.line ?? lines.length + 1) - 1).join('\n');
}
