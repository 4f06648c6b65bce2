import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {readPaths} from '../../src/search/build/read-build';
import {countRecords} from '../../src/search/build/records-cli';
import {record} from '../search/sample-record';

test.describe('the records of a build', () => {
  const address = {origin: 'https://docs.example.com', baseUrl: '/docs/'};
  const writeSiteMap = (locations: string[]) => {
    const outDir = test.info().outputPath('build');
    fs.mkdirSync(outDir, {recursive: true});
    const urls = locations.map((location) => `<url><loc>${location}</loc></url>`);
    fs.writeFileSync(`${outDir}/sitemap.xml`, `<urlset>${urls.join('')}</urlset>`);
    return outDir;
  };

  test('are those of the pages in its site map', () => {
    const outDir = writeSiteMap(['https://docs.example.com/docs/', 'https://docs.example.com/docs/api/dia/Graph']);
    expect(readPaths(outDir, address)).toEqual(['/docs/', '/docs/api/dia/Graph']);
  });

  test('need a build', () => {
    expect(() => readPaths('/no/such/build', address)).toThrow(
      'Expected a built site in /no/such/build, found no sitemap.xml there: run "npm run build" first.',
    );
    expect(() => readPaths(writeSiteMap([]), address)).toThrow('found none: run "npm run build" again.');
  });

  for (const location of ['https://other.example.com/docs/', 'https://docs.example.com/api/']) {
    test(`do not come from a build for ${location}`, () => {
      expect(() => readPaths(writeSiteMap([location]), address)).toThrow(
        `Expected a build for https://docs.example.com/docs/, found ${location}`,
      );
    });
  }

  test('are counted by version, group and page', () => {
    const text = {...record('dia.Graph', 'text'), objectID: '/api/dia.Graph:content:0'};
    const older = {...record('dia.Graph'), version: '4.0', hierarchy: {...text.hierarchy, lvl0: 'Learn'}};
    expect(countRecords([record('dia.Graph'), text, record('dia.Link'), older])).toEqual([
      '     3  version 4.1',
      '     3    API',
      '     2      /api/dia.Graph',
      '     1      /api/dia.Link',
      '     1  version 4.0',
      '     1    Learn',
      '     1      /api/dia.Graph',
      '     4  records in all',
    ]);
  });
});
