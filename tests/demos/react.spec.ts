import {expect, test} from '@playwright/test';
import {buildLibrary} from '../../src/build/demos/libraries';
import type {Demo} from '../../src/site/demos/demo';
import {show} from '../../src/tools/demos/try/show';
import {projectDir} from '../support/sites';

/** A program whose component counts the elements of a diagram. */
const demo = (component: string): Demo => ({
  id: 'group/react',
  title: 'React',
  description: '',
  about: '',
  asks: [],
  since: '4.0',
  height: 300,
  needs: [],
  interaction: [],
  files: [
    {
      name: 'index.ts',
      text: `import {createElement} from 'react';
        import {createRoot} from 'react-dom/client';
        import {App} from './app';
        createRoot(document.getElementById('paper')!).render(createElement(App));`,
    },
    {name: 'app.tsx', text: component},
  ],
});

const counter = `import {useState} from 'react';
import {dia, shapes} from '@joint/core';

export function App() {
  const [graph] = useState(() => new dia.Graph({}, {cellNamespace: shapes}));
  const [count, setCount] = useState<number>(0);
  const add = () => {
    graph.addCell(new shapes.standard.Rectangle());
    setCount(graph.getCells().length);
  };
  return <button onClick={add}>{count} elements</button>;
}`;

test('a demo can use React with JSX, and React runs in its build for production', async ({page}) => {
  const noise = await show(page, projectDir, 'current', demo(counter), 'light');
  const button = page.frameLocator('iframe').locator('button');
  await expect(button).toHaveText('0 elements');
  await button.click();
  await expect(button).toHaveText('1 elements');
  expect(noise).toEqual([]);
  expect(buildLibrary(projectDir, 'current', 'react-dom/client').text).not.toContain('process.env');
});

test('an error in a component names its line', async ({page}) => {
  const broken = demo(counter.replace('  return <', "\n  if (count > 0) throw new Error('elements');\n  return <"));
  await show(page, projectDir, 'current', broken, 'light');
  await page.evaluate(() => {
    window.addEventListener('message', ({data}: MessageEvent<{type?: string; place?: unknown}>) => {
      if (data.type === 'error') {
        document.title = JSON.stringify(data.place);
      }
    });
  });
  await page.frameLocator('iframe').locator('button').click();
  await expect(page).toHaveTitle('{"file":"app.tsx","line":12}');
});
