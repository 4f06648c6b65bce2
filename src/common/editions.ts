/** Whom a page serves: readers of the open source core, of the commercial edition, or of both. */
export const editions = ['core', 'plus', 'both'] as const;

export type Edition = (typeof editions)[number];

/** What readers see of an edition: its label, and what the label means. */
export const editionLabels: Readonly<Record<Edition, {text: string; title: string}>> = {
  core: {text: 'Core', title: 'Part of the open source library @joint/core'},
  plus: {text: 'JointJS+', title: 'Part of the commercial edition @joint/plus'},
  both: {text: 'Core and JointJS+', title: 'For @joint/core and for @joint/plus'},
};

/** Is this the name of an edition? */
export const isEdition = (value: unknown): value is Edition => editions.some((edition) => edition === value);
