import type {Box} from './shapes';

/** Modules for which each word of the query begins a word of area or name. */
export function findBoxes(boxes: Box[], query: string): Box[] {
  const starts = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (starts.length === 0) return [];
  return boxes.filter((box) => {
    const {area, name} = box.module();
    const text = ` ${area} ${name}`.toLowerCase().replaceAll('-', ' ');
    return starts.every((start) => text.includes(` ${start}`));
  });
}
