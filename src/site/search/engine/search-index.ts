import {explainersOf, type Explained, readMessage} from './message-match';
import {Meanings} from './meaning';
import {gatherMatches, type NameField, type QueryMatches, type TextField} from './matches';
import {Lookup} from './lookup';
import {type Alternative, parseQuery, type Query} from './query';
import {evidenceFor, putFirst, rank, type Ranked, type Weighed} from './rank';
import {nameByPlace, type Section, type Sections, sectionsOf} from './section';
import {camelParts, fold, joined, segments, terms} from './text';
import type {ContentFile, PackedContent, PackedText, TitlesFile} from './index-format';
import {Vocabulary} from './vocabulary';

/** How many sections are added before other work gets its turn. */
const chunk = 200;

/** Names are also found without their separators, and with the page that they belong to. */
function nameTerms(section: Section): string[] {
  const {title, page, isMember, level} = section;
  const found = [joined(title)];
  if (isMember) {
    found.push(...[title].map((name) => name.toLowerCase()));
    if (level > 1) {
      const owner = page.title.toLowerCase();
      const name = title.toLowerCase();
      found.push(`${owner}.${name}`, `${owner.split('.').at(-1)}.${name}`);
    } else {
      found.push((title.split('.').at(-1) ?? '').toLowerCase(), nameByPlace(section.place).toLowerCase());
    }
  } else {
    found.push(...terms(title));
  }
  return [...new Set(found)].filter(Boolean);
}

/** Explained names are found whole, with and without their separators. */
function definedTerms(names: string): string[] {
  return names
    .split(' ')
    .filter(Boolean)
    .flatMap((name) => [...new Set([fold(name), joined(name)])]);
}

const emptyNames = () => new Lookup<NameField>(['name', 'parts', 'keywords', 'page', 'trail', 'group']);
const emptyTexts = () => new Lookup<TextField>(['content', 'identifiers', 'defines']);

/** The parts of a section's text; most have no names. */
function partsOf(entry: Exclude<PackedContent, 0>): Required<PackedText> {
  const given = typeof entry === 'string' ? {text: entry} : entry;
  return {cells: '', identifiers: '', defines: '', signature: '', asks: [], messages: [], ...given};
}

/** What a name ends with, by its camel case parts: `getCommonAncestor` is also looked for as `commonAncestor`. */
function endings(title: string): string[] {
  const parts = segments(title).flatMap(camelParts).map(fold);
  return parts.slice(1, -1).map((_, i) => parts.slice(i + 1).join(''));
}

const keywordTerms = (keywords: readonly string[]): string[] =>
  keywords.flatMap((keyword) => [...terms(keyword), joined(keyword)]);

function nameFields(section: Section): Record<NameField, string[]> {
  const {title, page, level, trail, group, isMember, keywords} = section;
  const name = nameTerms(section);
  return {
    name,
    parts: isMember ? [...terms(title), ...endings(title)].filter((term) => !name.includes(term)) : [],
    keywords: keywordTerms(keywords),
    page: level > 1 ? [...terms(page.title), joined(page.title)] : [],
    trail: trail.flatMap(terms),
    group: level === 1 ? terms(group) : [],
  };
}

/**
 * The index of one version: {@link Lookup} finds what matches at all, and
 * {@link rank} puts it into order.
 */
export class SearchIndex {
  /** In the order of the site: each page, followed by its headings. */
  readonly sections: readonly Section[];
  private readonly table: Sections;
  /** The terms of the sections' names, by their ids; needed until the text is there. */
  private named: Record<NameField, string[]>[] = [];
  private vocabulary = new Vocabulary();
  private readonly nameVocabulary = new Vocabulary();
  /** Names of several words, run together. */
  private readonly compoundNames = new Vocabulary();
  private names = emptyNames();
  private texts = emptyTexts();
  private explained: Explained[] = [];
  private contentIsReady = false;

  constructor(readonly titles: TitlesFile) {
    this.table = sectionsOf(titles);
    this.sections = this.table.all;
    for (const section of this.sections) {
      const fields = nameFields(section);
      this.named.push(fields);
      this.vocabulary.add(Object.values(fields).flat());
      this.nameVocabulary.add([...fields.name, ...fields.parts]);
      if (section.isMember && section.titleParts.length > 1) {
        this.compoundNames.add([joined(section.title)]);
      }
      this.names.add(section.id, fields);
    }
  }

  /** Is the text of the pages searched, too? */
  get hasContent(): boolean {
    return this.contentIsReady;
  }

  /**
   * Adds the content file, in small steps. Queries meanwhile are answered from the
   * first alone: with a part of the text, the pages that have theirs would win.
   *
   * @param pause - called between steps; resolves when the next may begin
   */
  async addContent(content: ContentFile, pause: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const packed = content.pages.flat();
    const vocabulary = new Vocabulary();
    const names = emptyNames();
    const texts = emptyTexts();
    for (let start = 0; start < packed.length; start += chunk) {
      for (const section of this.sections.slice(start, start + chunk)) {
        const {text, cells, identifiers, defines, asks} = partsOf(packed[section.id] || '');
        const known = this.named[section.id] ?? nameFields(section);
        const named = asks.length > 0 ? {...known, keywords: [...known.keywords, ...keywordTerms(asks)]} : known;
        vocabulary.add(Object.values(named).flat());
        names.add(section.id, named);
        const fields = {
          content: terms(`${text} ${cells}`),
          identifiers: terms(identifiers),
          defines: definedTerms(defines),
        };
        const found = Object.values(fields).flat();
        if (found.length > 0) {
          vocabulary.add(found);
          texts.add(section.id, fields);
        }
      }
      await pause();
    }
    packed.forEach((entry, id) => {
      const section = this.sections[id];
      if (entry && section) {
        const {text, asks, ...others} = partsOf(entry);
        Object.assign(section, {content: text, ...others, keywords: [...section.keywords, ...asks]});
      }
    });
    this.table.meanings = content.meanings && new Meanings(content.meanings, this.sections);
    this.explained = this.sections.flatMap((section) =>
      section.messages.map((message) => ({message: readMessage(message), section})),
    );
    this.vocabulary = vocabulary;
    this.names = names;
    this.texts = texts;
    this.named = [];
    this.contentIsReady = true;
  }

  /**
   * Works out what each section is about, in small steps. Queries need not wait for it: what they need, they work out
   * themselves.
   *
   * @param pause - see {@link addContent}
   */
  async prepareMeanings(pause: () => Promise<void>): Promise<void> {
    const {meanings} = this.table;
    for (let start = 0; meanings && start < this.sections.length; start += chunk) {
      this.sections.slice(start, start + chunk).forEach((section) => meanings.ofSection(section));
      await pause();
    }
  }

  /**
   * Finds sections for a query, best first.
   *
   * @param query - as typed by the reader
   * @param accepts - leaves out sections that a filter excludes
   */
  search(query: string, accepts: (section: Section) => boolean = () => true): {query: Query; results: Ranked[]} {
    const parsed = parseQuery(query, this.vocabulary, this.isName);
    if (parsed.weights.length === 0) {
      return {query: parsed, results: []};
    }
    const matches = this.matchesFor(parsed);
    const ranked = rank(parsed, this.table, matches, accepts);
    const explainers = [...explainersOf(query, this.explained)].filter(accepts);
    return {query: parsed, results: [...putFirst(ranked, new Set(explainers))]};
  }

  /**
   * The sections that the ranking weighs against each other as answers to a need, with the evidence for each.
   *
   * @returns undefined when the query is no need
   */
  weigh(query: string): Weighed[] | undefined {
    const parsed = parseQuery(query, this.vocabulary, this.isName);
    return parsed.weights.length === 0 ? undefined : evidenceFor(parsed, this.table, this.matchesFor(parsed));
  }

  private matchesFor(parsed: Query): QueryMatches {
    return gatherMatches(parsed, {
      names: this.names,
      texts: this.texts,
      sections: this.sections.length,
      isPrefixInTexts: this.isPrefixInTexts,
    });
  }

  /** Is it a name of several words, or the beginning of one that is nothing else? */
  private readonly isName = (word: string): boolean =>
    this.compoundNames.count(word) > 0 || (this.vocabulary.count(word) === 0 && this.compoundNames.hasPrefix(word));

  /** In texts, beginnings stand for other terms only when they are no terms themselves, and not too short. */
  private readonly isPrefixInTexts = ({text, isPrefix}: Alternative): boolean =>
    isPrefix && text.length > 2 && this.vocabulary.count(text) === 0 && !this.nameVocabulary.hasPrefix(text);
}
