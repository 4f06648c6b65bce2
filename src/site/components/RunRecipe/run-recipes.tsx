import React from 'react';
import {type Root, createRoot} from 'react-dom/client';
import {announce} from '@site/src/site/announce';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {codeOf} from '@site/src/site/components/StaticPage/behaviors/copy-code';
import {sayWhileSlow} from '@site/src/site/components/WhenWanted/show-failure';
import {runAttribute} from '@site/src/site/components/StaticPage/behaviors/run-attribute';
import RecipePanel from './RecipePanel';
import type {Recipe} from './recipe-files';

const isStyle = (figure: Element): boolean => figure.getAttribute('data-language') === 'CSS';

/** The style sheet that a page shows below a recipe, as a part of it. */
function styleBelow(figure: Element): string {
  const next = figure.nextElementSibling;
  return next?.matches('figure[data-language="CSS"]') ? codeOf(next) : '';
}

function recipeOf(button: HTMLElement, figure: Element): Recipe {
  const code = codeOf(figure);
  const {runHint: hint = '', runWith = '', runName: name = ''} = button.dataset;
  return {
    name,
    hint,
    settings: runWith.split(' ').filter(Boolean),
    ...(isStyle(figure) ? {code: '', css: code} : {code, css: styleBelow(figure)}),
  };
}

async function dataAt(src: string): Promise<DemoData> {
  const response = await fetch(src);
  if (!response.ok) {
    throw new Error(`${src}: ${response.status}`);
  }
  return (await response.json()) as DemoData;
}

/** A recipe that runs below its code. */
class RunningRecipe {
  private readonly host = document.createElement('div');
  private readonly root: Root;
  private isOver = false;

  constructor(private readonly button: HTMLElement) {
    this.root = createRoot(this.host);
    button.closest('figure')?.append(this.host);
    this.host.className = 'recipe-run-host';
    // The room of the diagram, at once.
    this.host.style.minHeight = '23rem';
    this.say('Stop');
    void this.start();
  }

  private say(label: string): void {
    this.button.firstElementChild?.replaceChildren(label);
  }

  private async start(): Promise<void> {
    const {button} = this;
    const figure = button.closest('figure');
    try {
      const data = await sayWhileSlow(dataAt(button.getAttribute(runAttribute) ?? ''));
      if (figure && !this.isOver) {
        const leave = () => button.focus();
        this.root.render(<RecipePanel recipe={recipeOf(button, figure)} data={data} onEscape={leave} />);
        this.host.style.minHeight = '';
      }
    } catch {
      this.host.textContent = 'What the code runs with could not be loaded. Press Stop, then Run to try again.';
      announce(this.host.textContent);
    }
  }

  stop(): void {
    this.isOver = true;
    this.root.unmount();
    this.host.remove();
    this.say('Run');
  }
}

/** Buttons run the recipe of their block in a diagram below it, and stop it again. The focus stays on them. */
export function runRecipes(root: HTMLElement): () => void {
  const running = new Map<Element, RunningRecipe>();
  const onClick = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${runAttribute}]`) : null;
    if (!button) {
      return;
    }
    const known = running.get(button);
    if (known) {
      known.stop();
      running.delete(button);
      announce('Stopped.');
    } else {
      announce('Loading.');
      running.set(button, new RunningRecipe(button));
    }
  };
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    running.forEach((recipe) => recipe.stop());
  };
}
