import type {Root} from 'mdast';
import {type Fence, fencesOf, namesInCode} from './code';
import {type Component, type Use, componentsOf, usesOf} from './elements';
import {type Heading, headingsOf} from './headings';
import {type NameRow, nameRowsOf} from './name-rows';
import {type Prose, type Reference, type Table, imagesOf, linksOf, proseOf, tablesOf} from './prose';
import {tagAddressesOf} from './tag-links';

/** What stands on a page, below its front matter. All lines are those of the file, counted from 1. */
export type PageContent = {
  headings: Heading[];
  fences: Fence[];
  /** Every name in code: in code spans and in blocks of code. */
  namesInCode: string[];
  prose: Prose[];
  tables: Table[];
  /** Rows and items that explain names. */
  nameRows: NameRow[];
  links: Reference[];
  /** The addresses of pages in tags and in code. */
  tagLinks: Reference[];
  /** The addresses of files in tags and in code, such as the `src` of a picture. */
  tagFiles: Reference[];
  images: Reference[];
  /** Live demos: `<LiveDemo id="…" />`, and `<ProgramStep id="…">` with its program. */
  demos: Use[];
  /** Badges: `<EditionBadge edition="…" />`. */
  badges: Use[];
  /** The components that it takes from the site. */
  components: Component[];
};

/** Reads what stands on a page from its tree. */
export function contentOf(root: Root): PageContent {
  const inTags = tagAddressesOf(root);
  return {
    headings: headingsOf(root).map(({depth, text, isCode, explicitId, anchor, section, line}) => ({
      depth,
      text,
      isCode,
      ...(explicitId !== undefined && {explicitId}),
      anchor,
      section,
      line,
    })),
    fences: fencesOf(root),
    namesInCode: namesInCode(root),
    prose: proseOf(root),
    tables: tablesOf(root),
    nameRows: nameRowsOf(root),
    links: linksOf(root),
    tagLinks: inTags.links,
    tagFiles: inTags.files,
    images: imagesOf(root),
    demos: ['LiveDemo', 'ProgramStep'].flatMap((name) => usesOf(root, name, 'id')).sort((a, b) => a.line - b.line),
    badges: usesOf(root, 'EditionBadge', 'edition'),
    components: componentsOf(root),
  };
}
