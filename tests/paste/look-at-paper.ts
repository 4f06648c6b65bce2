/** What a program must show, and how long it may take until it does, in ms. */
export type Wanted = {needsText: boolean; patience: number};

/**
 * Looks at the diagram of the page as a reader does: whether the paper has a size, and
 * whether texts and links can be told from what is behind them. Runs in the browser.
 *
 * @returns what is wrong, when it still is after some time
 */
export async function lookAtPaper({needsText, patience}: Wanted): Promise<string[]> {
  type Color = {rgb: [number, number, number]; alpha: number};
  const white: Color = {rgb: [255, 255, 255], alpha: 1};
  const shapes = 'rect, circle, ellipse, path, polygon, image, foreignObject';
  const context = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;

  /** What the browser makes of a color; null for none, and for what is no single color. */
  const colorOf = (value: string): Color | null => {
    if (value === 'none' || value.startsWith('url(')) return null;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data;
    return {rgb: [r, g, b], alpha: a / 255};
  };
  const isUnlike = (a: Color, b: Color) => a.rgb.reduce((sum, x, i) => sum + Math.abs(x - b.rgb[i]!), 0) > 48;
  const isIn = (box: DOMRect, x: number, y: number) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const isDrawn = (node: Element) => node.checkVisibility({opacityProperty: true, visibilityProperty: true});

  /** The color of the page, or of the next box around a node that has one. */
  const pageColor = (node: Element | null): Color => {
    for (let at = node; at; at = at.parentElement) {
      const color = at instanceof SVGElement ? null : colorOf(getComputedStyle(at).backgroundColor);
      if (color && color.alpha > 0.5) return color;
    }
    return white;
  };

  /** The color behind a node, at its middle; null when it is a gradient, a pattern or a picture. */
  const colorBehind = (node: Element, paper: Element): Color | null => {
    if (!(node instanceof SVGElement)) return pageColor(node);
    const {left, top, width, height} = node.getBoundingClientRect();
    const behind = [...paper.querySelectorAll<SVGElement>(shapes)].filter((shape) => {
      const isBefore = (shape.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      const style = getComputedStyle(shape);
      const hasFill =
        style.fill !== 'none' && Number(style.fillOpacity) > 0.5 && (colorOf(style.fill)?.alpha ?? 1) > 0.5;
      const isIt = isBefore && hasFill && !shape.closest('defs, marker, pattern') && isDrawn(shape);
      return isIt && isIn(shape.getBoundingClientRect(), left + width / 2, top + height / 2);
    });
    const last = behind.at(-1);
    if (!last) return pageColor(paper);
    return last.matches('image, foreignObject') ? null : colorOf(getComputedStyle(last).fill);
  };

  const isTextVisible = (node: Element, paper: Element): boolean => {
    const {width, height} = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const color = colorOf(node instanceof SVGElement ? style.fill : style.color);
    const behind = colorBehind(node, paper);
    return (
      width > 0 &&
      height > 0 &&
      isDrawn(node) &&
      color !== null &&
      color.alpha > 0.2 &&
      (!behind || isUnlike(color, behind))
    );
  };

  const isLineVisible = (node: SVGElement, paper: Element): boolean => {
    const style = getComputedStyle(node);
    if (!isDrawn(node) || style.stroke === 'none' || Number.parseFloat(style.strokeWidth) === 0) return false;
    const color = colorOf(style.stroke);
    return !color || (color.alpha * Number(style.strokeOpacity) > 0.2 && isUnlike(color, pageColor(paper)));
  };

  /** The variables without fallback that the page does not have: what uses them is black, or not there. */
  const missingVariables = (paper: Element): string[] =>
    [...paper.querySelectorAll('*')].flatMap((node) =>
      [...node.attributes].flatMap(({value}) =>
        [...value.matchAll(/var\((--[\w-]+)\)/g)]
          .map(([, name = '']) => name)
          .filter((name) => getComputedStyle(node).getPropertyValue(name) === ''),
      ),
    );

  const look = (): string[] => {
    // What is drawn without a paper, with the geometry alone, is in #paper, too.
    const papers = document.querySelectorAll('.joint-paper');
    const problems = (papers.length > 0 ? [...papers] : [...document.querySelectorAll('#paper')]).flatMap((paper) =>
      lookAt(paper),
    );
    const isEmpty = document.querySelector('.joint-cell, #paper circle') === null;
    return isEmpty ? [...problems, 'nothing is drawn'] : problems;
  };

  const lookAt = (paper: Element): string[] => {
    const box = paper.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) {
      return [`the paper is ${Math.round(box.width)} × ${Math.round(box.height)} px`];
    }
    const isInPaper = (node: Element) => {
      const {left, right, top, bottom} = node.getBoundingClientRect();
      return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    };
    const problems = [...new Set(missingVariables(paper))].map((name) => `the page has no ${name}`);
    const cells = [...paper.querySelectorAll('.joint-cell')];
    if (cells.length > 0 && !cells.some(isInPaper)) {
      problems.push('all cells are outside of the paper');
    }
    const ownText = (node: Element) =>
      [...node.childNodes].some(({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const texts = [...paper.querySelectorAll('svg text, svg tspan, foreignObject *')].filter(
      (node) => ownText(node) && isInPaper(node),
    );
    if (texts.length === 0 ? needsText && cells.length > 0 : !texts.some((node) => isTextVisible(node, paper))) {
      problems.push('no text is visible');
    }
    for (const link of paper.querySelectorAll('.joint-link')) {
      const lines = [...link.querySelectorAll<SVGElement>('path, line, polyline')];
      if (isDrawn(link) && isInPaper(link) && !lines.some((line) => isLineVisible(line, paper))) {
        problems.push(`the link ${link.getAttribute('model-id')} is not visible`);
      }
    }
    return problems;
  };

  const end = performance.now() + patience;
  let problems = look();
  while (problems.length > 0 && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    problems = look();
  }
  return problems;
}
