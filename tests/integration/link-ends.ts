import type {Page} from '@playwright/test';

/**
 * What a link runs toward at both ends. Where it cannot measure its elements, it takes
 * their top left corners for their centers.
 */
export const toward = {centers: {source: 'center', target: 'center'}, corners: {source: 'corner', target: 'corner'}};

/**
 * Reads where the only link between the elements `order` and `invoice` ends: on the border
 * of each, on the line that joins their centers or their corners. Otherwise, the end itself.
 */
export const endsOfLink = (page: Page): Promise<{source: string; target: string}> =>
  page.evaluate(() => {
    const path = document.querySelector<SVGPathElement>('.joint-link [joint-selector=line]')!;
    const [source, target] = ['order', 'invoice'].map((id) => {
      const body = document.querySelector<SVGGraphicsElement>(`[model-id=${id}] [joint-selector=body]`)!;
      const {x, y, width, height} = body.getBBox();
      const corner = new DOMPoint(x, y).matrixTransform(body.getScreenCTM()!);
      return {corner, width, height, center: new DOMPoint(corner.x + width / 2, corner.y + height / 2)};
    });
    const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.75;
    const nameOf = (length: number, box: typeof source): string => {
      const end = path.getPointAtLength(length).matrixTransform(path.getScreenCTM()!);
      const [left, top] = [end.x - box!.corner.x, end.y - box!.corner.y];
      const isOnBorder = near(left, 0) || near(left, box!.width) || near(top, 0) || near(top, box!.height);
      const kind = (['center', 'corner'] as const).find((name) => {
        const [a, b] = [source![name], target![name]];
        const across = (b.x - a.x) * (end.y - a.y) - (b.y - a.y) * (end.x - a.x);
        return near(across / Math.hypot(b.x - a.x, b.y - a.y), 0);
      });
      return isOnBorder && kind ? kind : `${left}, ${top}`;
    };
    return {source: nameOf(0, source), target: nameOf(path.getTotalLength(), target)};
  });

/** The source of a diagram whose element is appended only after the paper has drawn. */
export function whenAppendedLate(source: string): string {
  const append = /^ *[\w.?]+\.append\(el\);\n/m.exec(source)?.[0];
  if (append === undefined) {
    throw new Error('no element is appended');
  }
  return source.replace(append, '').replace(/(new dia\.Paper\(\{.*?\n *\}\);\n)/s, (paper) => paper + append);
}
