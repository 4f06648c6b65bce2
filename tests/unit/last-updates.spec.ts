import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, getFileCommitDate} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {readLastUpdates, withLastUpdates} from '../../src/build/content/last-updates';

/** A repository whose commits are a minute apart. */
class Repository {
  readonly dir = test.info().outputPath('repository');
  private minutes = 0;

  constructor() {
    fs.mkdirSync(this.dir, {recursive: true});
    this.git('init', '--quiet', '--initial-branch=main');
  }

  git(...words: string[]): void {
    const date = new Date(Date.UTC(2026, 0, 1, 0, this.minutes)).toISOString();
    const env = {GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, HOME: this.dir};
    const person = ['-c', 'user.name=a', '-c', 'user.email=a@localhost'];
    execFileSync('git', [...person, ...words], {cwd: this.dir, env, stdio: 'ignore'});
  }

  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(path.join(this.dir, file)), {recursive: true});
    fs.writeFileSync(path.join(this.dir, file), text);
  }

  commit(): void {
    this.minutes += 1;
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'A change');
  }
}

const page = '---\ntitle: Page\n---\n\nText.\n';

/** Pages that were changed once and twice, moved, merged, and never committed. */
function repository(): Repository {
  const made = new Repository();
  for (const file of ['docs/once.mdx', 'docs/twice.mdx', 'docs/moved.mdx', 'docs/a page with Ü.mdx']) {
    made.write(file, `${page}${file}`);
  }
  made.write('versioned_docs/version-4.0/old.mdx', page);
  made.commit();
  made.write('docs/twice.mdx', `${page}More.\n`);
  made.commit();
  fs.renameSync(path.join(made.dir, 'docs/moved.mdx'), path.join(made.dir, 'docs/elsewhere.mdx'));
  made.commit();
  made.git('checkout', '--quiet', '-b', 'branch');
  made.write('docs/merged.mdx', page);
  made.commit();
  made.git('checkout', '--quiet', 'main');
  made.write('docs/later.mdx', page);
  made.commit();
  made.git('merge', '--quiet', '--no-edit', 'branch');
  made.write('docs/uncommitted.mdx', page);
  return made;
}

test('one log of all pages has the dates that the framework asks git for, page by page', async () => {
  const {dir} = repository();
  const dates = await readLastUpdates(dir);
  const files = [...dates.keys()].filter((file) => fs.existsSync(path.join(dir, file)));
  expect(files).toHaveLength(7);
  for (const file of files) {
    const {date} = await getFileCommitDate(path.join(dir, file), {age: 'newest'});
    expect(dates.get(file), file).toBe(date.toISOString());
  }
  expect(new Set(files.map((file) => dates.get(file))).size).toBe(5);
});

test('front matter gets the date, unless it has its own or the page was never committed', async () => {
  const {dir} = repository();
  const parse = withLastUpdates(DEFAULT_PARSE_FRONT_MATTER, dir);
  const lastUpdate = async (file: string, source = page): Promise<unknown> => {
    const {frontMatter} = await parse({
      filePath: path.join(dir, file),
      fileContent: source,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return frontMatter.last_update;
  };
  expect(await lastUpdate('docs/twice.mdx')).toEqual({date: '2026-01-01T00:02:00.000Z'});
  expect(await lastUpdate('docs/uncommitted.mdx')).toBeUndefined();
  expect(await lastUpdate('elsewhere/twice.mdx')).toBeUndefined();
  expect(await lastUpdate('docs/twice.mdx', '---\nlast_update: {date: 2020-01-01}\n---\n')).toEqual({
    date: new Date('2020-01-01'),
  });
});

test('where there is no repository, the framework decides', async () => {
  expect(await readLastUpdates(path.parse(__dirname).root)).toEqual(new Map());
});
