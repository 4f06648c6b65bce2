import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {type VersionName, versionNamed} from '../../common/versions';

const place = z.string().regex(/^[\w/.-]+\.mdx#[\w.:-]+$/);

const entry = z.strictObject({
  message: z.string().min(3),
  example: z.string().min(3).optional(),
  at: place,
  also: z.array(place).min(1).optional(),
  by: z.string().min(3).optional(),
  why: z.string().min(10).optional(),
});

/** A section: the page, below the folder of the version, and the anchor. */
export type MessagePlace = {file: string; anchor: string};

/** A message of the library with the place that explains it. */
export type Message = MessagePlace & {
  /** As the library's code has it, with `{name}` for what it fills in. */
  message: string;
  /** As readers see it. */
  example: string;
  /** The other sections that explain it as well; the search takes the one that fits better. */
  also: readonly MessagePlace[];
  /** A program that makes the library say the example; `tests/content/facts/messages.spec.ts` runs it. */
  by?: string | undefined;
  /** Why there is no such program. */
  why?: string | undefined;
};

/** Where the messages of a version are listed, below its folder. */
const listName = '_api/messages.json';

/** The file that lists the messages of a version. */
export const messagesFile = (projectDir: string, version: VersionName): string =>
  path.join(projectDir, versionNamed(version).folder, listName);

function placeOf(text: string): MessagePlace {
  const [file = '', anchor = ''] = text.split('#');
  return {file, anchor};
}

/** @throws when the list has another form, or an entry has not just one of a program and a reason for having none */
function readList(file: string): Message[] {
  return z
    .array(entry)
    .parse(JSON.parse(fs.readFileSync(file, 'utf8')))
    .map(({at, also = [], example, ...others}) => {
      if ((others.by === undefined) === (others.why === undefined)) {
        throw new Error(`${file}: "${others.message}": expected either "by", a program, or "why", a reason.`);
      }
      return {...others, ...placeOf(at), also: also.map(placeOf), example: example ?? others.message};
    });
}

/**
 * The errors and warnings of the library in a version, each with the place that explains it.
 *
 * @throws when the list is not right
 */
export const readMessages = (projectDir: string, version: VersionName): Message[] =>
  readList(messagesFile(projectDir, version));

/** All sections that explain a message. */
export const placesOf = ({file, anchor, also}: Message): MessagePlace[] => [{file, anchor}, ...also];

/** The messages that the sections of a page explain, by the anchors of the sections. What the library fills in is `…`. */
export type PageMessages = ReadonlyMap<string, readonly string[]>;

/** A message as pages show it: with `…` for what the library fills in. */
export const withEllipses = (message: string): string => message.replaceAll(/\{\w+\}/g, '…');

/**
 * The messages that pages explain, by the files of the pages below the folder of their version.
 *
 * @param versionDir - the folder of a version; one without a list, as other sites have, explains no messages
 * @throws when the list is not right
 */
export function messagesByPage(versionDir: string): ReadonlyMap<string, PageMessages> {
  const file = path.join(versionDir, listName);
  const pages = new Map<string, Map<string, string[]>>();
  const messages = fs.existsSync(file) ? readList(file) : [];
  for (const {message, place} of messages.flatMap((each) => placesOf(each).map((place) => ({...each, place})))) {
    const sections = pages.get(place.file) ?? new Map<string, string[]>();
    pages.set(place.file, sections.set(place.anchor, [...(sections.get(place.anchor) ?? []), withEllipses(message)]));
  }
  return pages;
}
