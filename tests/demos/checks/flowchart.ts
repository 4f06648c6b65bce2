import {expect} from '@playwright/test';
import {perform} from '../../../src/tools/demos/try/perform';
import type {Checks} from './check';

export const flowchartChecks: Checks = {
  'the history has ended when the editor is closed': {
    probe: [
      {
        file: 'index.ts',
        text: 'onStep: showSteps',
        replacement: "onStep: () => document.documentElement.setAttribute('data-step', String(performance.now()))",
      },
    ],
    async judge({frame, soon}) {
      const html = frame.locator('html');
      const step = await html.getAttribute('data-step');
      expect(step, 'the step of loading').not.toBeNull();
      await frame.locator('#close').click();
      await soon(frame.locator('.joint-paper')).toHaveCount(0);
      await soon(html, 'the last step of the history').toHaveAttribute('data-step', step ?? '');
    },
  },
  'a click on the palette adds a shape in the middle, and the next one beside it': {
    async judge({frame, soon}) {
      await frame.locator('[data-kind=Check]').click();
      await soon(frame.locator('.joint-element')).toHaveCount(7);
      await frame.locator('[data-kind=Check]').press('Enter');
      await soon(frame.locator('.joint-element')).toHaveCount(8);
      await soon(frame.locator('output')).toHaveText('2 to undo, 0 to redo');
      const places = await frame
        .locator('.joint-type-flow-check')
        .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('transform')));
      expect(new Set(places).size, 'the places of the shapes').toBe(3);
    },
  },
  'a link goes from an output to an input, and only once': {
    async judge({page, frame, soon}) {
      const drag = {drag: '[model-id=remind] [port=out]', to: '[model-id=order] [port=in]'};
      await perform(page, frame, drag);
      await soon(frame.locator('.joint-link')).toHaveCount(5);
      await perform(page, frame, drag);
      await soon(frame.locator('output')).toHaveText('1 to undo, 0 to redo');
      await soon(frame.locator('.joint-link')).toHaveCount(5);
    },
  },
  'keys select, connect, move and remove': {
    async judge({page, frame, soon}) {
      const links = frame.locator('.joint-link');
      await perform(page, frame, {press: 'Enter', on: '[model-id=remind]'});
      await perform(page, frame, {press: 'Shift+Enter', on: '[model-id=send]'});
      await perform(page, frame, {press: 'l'});
      await soon(links, 'the links after L').toHaveCount(5);
      await perform(page, frame, {press: 'ArrowRight', on: '[model-id=order]'});
      await soon(frame.locator('[model-id=order]'), 'the place after an arrow key').toHaveAttribute(
        'transform',
        'translate(72,24)',
      );
      await perform(page, frame, {press: 'Delete', on: '[model-id=paid-remind]'});
      await soon(links, 'the links after Delete').toHaveCount(4);
      await soon(frame.locator('output')).toHaveText('3 to undo, 0 to redo');
    },
  },
  'save writes the version, and loading brings back the same diagram': {
    async judge({frame, soon}) {
      const [text, save, load] = [frame.locator('#json'), frame.locator('#save'), frame.locator('#load')];
      await save.click();
      await soon(text, 'the saved text').toHaveValue(/"version": 2/);
      const saved = await text.inputValue();
      await frame.locator('[model-id=paid]').press('Delete');
      await soon(frame.locator('.joint-element')).toHaveCount(5);
      await load.click();
      await soon(frame.locator('.joint-element')).toHaveCount(6);
      await soon(frame.locator('.joint-link')).toHaveCount(4);
      await soon(frame.locator('output')).toHaveText('0 to undo, 0 to redo');
      await save.click();
      await soon(text).toHaveValue(saved);
    },
  },
};
