import fs from 'node:fs';
import path from 'node:path';
import type {Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxElement} from '../content/jsx';
import type {Project} from '../content/project';
import {dependsOn} from '../reference/dependencies';

const svgRoot = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg\s([^>]*)>([\s\S]*)<\/svg>\s*$/;

/**
 * Reads a drawing.
 *
 * @returns the attributes of its root and its content, both as text
 * @throws when the file is missing or is not one SVG element with a view box
 */
function readDrawing({dir}: Project, file: string, from: string): {attributes: string; content: string} {
  if (!fs.existsSync(file)) {
    const folder = path.dirname(file);
    const present = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.svg')) : [];
    throw new Error(
      `${from}: no drawing at ${path.relative(dir, file)}. Drawings there: ${present.join(', ') || 'none'}.`,
    );
  }
  const match = svgRoot.exec(fs.readFileSync(file, 'utf8'));
  if (!match?.[1]?.includes('viewBox=')) {
    throw new Error(`${from}: ${path.relative(dir, file)} must be one <svg> element with a viewBox.`);
  }
  return {attributes: match[1], content: (match[2] ?? '').replace(/>\s+</g, '><')};
}

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * Replaces a paragraph that is one image of a local `.svg` file by a `Drawing`
 * with the file's content, so that drawings use the colors of the site and follow
 * its color mode. The image's alternative text becomes the drawing's label.
 */
export function inlineDrawings(project: Project) {
  return (root: Root, file: VFile): void => {
    visit(root, 'paragraph', (paragraph: Paragraph, index, parent) => {
      const [image] = paragraph.children;
      if (paragraph.children.length !== 1 || image?.type !== 'image' || !/^\.{1,2}\/.*\.svg$/.test(image.url)) {
        return;
      }
      const from = `${path.relative(project.dir, file.path)}:${image.position?.start.line ?? 1}`;
      if (!image.alt) {
        throw new Error(`${from}: the drawing ${image.url} needs an alternative text.`);
      }
      const drawing = path.join(path.dirname(file.path), image.url);
      dependsOn(project, file, drawing);
      const {attributes, content} = readDrawing(project, drawing, from);
      parent?.children.splice(
        index ?? 0,
        1,
        jsxElement('Drawing', {
          label: image.alt,
          viewBox: attribute(attributes, 'viewBox'),
          width: attribute(attributes, 'width'),
          content,
        }),
      );
    });
  };
}
