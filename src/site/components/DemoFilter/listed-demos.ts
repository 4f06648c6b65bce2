import type {WorksWith} from '@site/src/site/demos/demo-data';
import type {ListedDemo} from './match-demos';

/** The cards that follow the filter, each with a copy for the results, so that the list itself does not move. */
export function listedDemos(element: Element): (ListedDemo & {card: Node})[] {
  const cards = [...(element.parentElement?.querySelectorAll<HTMLElement>('.demo-cards > [data-demo]') ?? [])];
  return cards
    .filter((card) => !element.contains(card))
    .map((card) => {
      const {demo: id = '', works = '', isNew} = card.dataset;
      const group = id.split('/')[0] ?? '';
      const chip = element.querySelector(`input[value="${group}"] + span`);
      return {
        ...{id, group, groupTitle: chip?.firstChild?.textContent ?? ''},
        title: card.querySelector('strong')?.textContent ?? '',
        description: card.querySelector('[data-description]')?.textContent ?? '',
        works: works.split(' ').filter(Boolean) as WorksWith[],
        isNew: isNew !== undefined,
        card: card.cloneNode(true),
      };
    });
}
