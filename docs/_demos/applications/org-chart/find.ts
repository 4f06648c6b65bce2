import type {Person} from './people';

// [1]
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The ids of people whose name begins with the query, or has a word that does. */
export function findPeople(people: Person[], query: string): string[] {
  const start = plain(query.trim());
  if (!start) return [];
  return people.filter(({name}) => ` ${plain(name)}`.includes(` ${start}`)).map(({id}) => id);
}

/*
[1] Without accents and capitals, so that "zoe" finds Zoé.
*/
