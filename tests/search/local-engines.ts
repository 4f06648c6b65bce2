import lunr from 'lunr';
import MiniSearch, {type SearchOptions} from 'minisearch';
import type {IndexFiles} from '../../src/search/build/index-files';
import {compressedBytes, type Engine, localEngine, type SectionDocument} from './engine';
import {placeOf} from './quality';
import {type LoadedIndex, modalAnswer} from './site-index';

const fields = ['title', 'heading', 'content'] as const;

/** This project's engine, asked as the modal does. */
export async function ourEngine(loaded: LoadedIndex, {titles, content}: IndexFiles): Promise<Engine> {
  const bytes = await Promise.all([titles, content].map((file) => compressedBytes(JSON.stringify(file))));
  const indexes = [{...loaded, isDefault: true}];
  return localEngine('This project', bytes[0]! + bytes[1]!, (query) =>
    modalAnswer(indexes, query, loaded.docusaurus_tag).hits.map(({url}) => placeOf(url ?? '')),
  );
}

/** MiniSearch as it comes; the bytes are those of its index with titles and addresses, without the text. */
export async function miniSearchEngine(
  name: string,
  documents: readonly SectionDocument[],
  options?: SearchOptions,
): Promise<Engine> {
  const index = new MiniSearch<SectionDocument>({
    idField: 'url',
    fields: [...fields],
    storeFields: ['title', 'heading'],
  });
  index.addAll(documents);
  return localEngine(name, await compressedBytes(JSON.stringify(index)), (query) =>
    index.search(query, options).map(({id}) => placeOf(String(id))),
  );
}

/** Lunr as it comes; the bytes are those of its index with titles and addresses, without the text. */
export async function lunrEngine(documents: readonly SectionDocument[]): Promise<Engine> {
  const index = lunr((builder) => {
    builder.ref('url');
    fields.forEach((field) => builder.field(field));
    documents.forEach((each) => builder.add(each));
  });
  const shown = documents.map(({url, title, heading}) => ({url, title, heading}));
  const bytes = await compressedBytes(JSON.stringify([index, shown]));
  return localEngine('lunr, defaults', bytes, (query) =>
    // Its operators are characters that readers type as parts of names.
    index.search(query.replace(/[:~^*+-]/g, ' ')).map(({ref}) => placeOf(ref)),
  );
}
