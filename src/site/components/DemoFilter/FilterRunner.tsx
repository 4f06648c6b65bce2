import React, {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {InIsland} from '@site/src/site/components/Island';
import FoundList from '@site/src/site/components/ListFilter/FoundList';
import {useListFilter, useSpokenCount} from '@site/src/site/components/ListFilter/use-list-filter';
import type {DemoWords} from '@site/src/site/demos/demo-data';
import {demosLanguage} from './demos-language';
import {listedDemos} from './listed-demos';
import {matchDemos} from './match-demos';

export type Props = {/** Where the words are that the listed demos are found by. */ wordsUrl: string};

/** The words of demos by their ids. They are loaded with the first letter. */
async function loadWords(url: string): Promise<ReadonlyMap<string, DemoWords>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  const words = (await response.json()) as DemoWords[];
  return new Map(words.map((each) => [each.id, each]));
}

// One text: a browser that translates it puts another in its place, which React replaces as a whole.
const countOf = (found: number, all: number): string => (found === 0 ? 'No demo matches.' : `${found} of ${all} demos`);

/** Shows the cards of the demos that are asked for, in place of the list. The address has what is asked. */
export default function FilterRunner({wordsUrl, element}: Props & InIsland): ReactNode {
  const {query, asks, showAll} = useListFilter(element, demosLanguage);
  const [words, setWords] = useState<ReadonlyMap<string, DemoWords>>();
  const [haveFailed, setHaveFailed] = useState(false);

  const listed = useMemo(() => listedDemos(element), [element]);
  const found = useMemo(
    () =>
      matchDemos(
        listed.map((demo) => ({...demo, words: words?.get(demo.id)})),
        query,
      ),
    [listed, words, query],
  );
  const cards = useMemo(() => found.map(({card}) => card), [found]);
  const isTyped = query.text.trim() !== '';
  // What has no match yet may have one when the words are there.
  const isPending = isTyped && found.length === 0 && !words && !haveFailed;
  const all = `${listed.length} demos`;
  const count = asks && !isPending ? countOf(found.length, listed.length) : undefined;
  useSpokenCount(element, asks, asks ? count : all);

  useEffect(() => {
    // With each letter again, should it have failed.
    if (isTyped && !words) {
      loadWords(wordsUrl).then(setWords, () => setHaveFailed(true));
    }
  }, [isTyped, words, query.text, wordsUrl]);

  return <FoundList {...{element, asks, count, all, showAll}} nodes={cards} listClass="demo-cards" />;
}
