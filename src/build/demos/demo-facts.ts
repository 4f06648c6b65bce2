import {type Demo, type Step, isModule} from '../../site/demos/demo';
import type {DemoWords, WorksWith} from '../../site/demos/demo-data';

const usesKeys = (step: Step): boolean => 'press' in step;
const usesFinger = (step: Step): boolean => 'swipe' in step || 'hold' in step;

/**
 * What a demo works with beside a mouse. Its README says it by its interactions,
 * which the tests carry out with keys and with a finger.
 */
export function worksWith({interaction}: Pick<Demo, 'interaction'>): WorksWith[] {
  const steps = interaction.flatMap((each) => each.steps);
  return [
    ...(steps.some(usesKeys) ? ['keyboard' as const] : []),
    ...(steps.some(usesFinger) ? ['touch' as const] : []),
  ];
}

/** The names that a program gives to what it calls, reads and creates: what follows a dot. */
function namesIn(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...withoutComments.matchAll(/\.([A-Za-z]\w{3,})/g)].map(([, name = '']) => name);
}

/** What a demo is found by in the list of all demos. */
export function wordsOf({id, asks, files}: Demo): DemoWords {
  const names = files.filter(isModule).flatMap(({text}) => namesIn(text));
  return {id, asks: asks.join(', '), names: [...new Set(names)].sort().join(' ')};
}
