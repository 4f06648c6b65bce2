import {type FrameLocator, expect} from '@playwright/test';
import {type Checks, latest} from './check';

/** How much height the map loses when the texts below it are long, in px. */
async function heightLost(frame: FrameLocator): Promise<number> {
  const heightOf = async () => (await frame.locator('#paper').boundingBox())?.height ?? 0;
  const before = await heightOf();
  for (const part of ['#start', '#mounted', 'output']) {
    await frame.locator(part).evaluate((element) => (element.textContent = 'a long status '.repeat(20)));
  }
  return before - (await heightOf());
}

/** The size of the titles of the areas on the screen, in px. */
async function titleSize(frame: FrameLocator): Promise<number> {
  const transform = (await frame.locator('.joint-layers').getAttribute('transform')) ?? '';
  const scale = Number(/[\d.]+/.exec(transform)?.[0] ?? 1);
  const size = await frame
    .locator('.titles text')
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize);
  return Number.parseFloat(size) * scale;
}

export const largeViewerChecks: Checks = {
  'the map keeps its size, whatever the status says': {
    judge: async ({frame}) => expect(await heightLost(frame), 'the height that the map loses').toBe(0),
  },
  'the minimap is three paths with all modules': {
    async judge({frame, soon}) {
      const paths = frame.locator('.minimap path');
      await soon(paths, 'the paths of the minimap').toHaveCount(3);
      await soon(frame.locator('.minimap .joint-cell')).toHaveCount(0);
      const boxes = await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? '').join(''));
      expect(boxes.split('M').length - 1, 'the modules in the minimap').toBe(1500);
    },
  },
  'titles of the areas can be read in the overview': {
    async judge({frame, limit}) {
      await frame.locator('#fit').click();
      const isReadable = (size: number) => size >= 9.9;
      const size = await latest(() => titleSize(frame), isReadable, limit);
      expect(isReadable(size), `a title has ${size} px on the screen`).toBe(true);
    },
  },
};
