import React, {type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import {announce} from '@site/src/site/announce';
import Console, {messageText} from '@site/src/site/components/LiveDemo/Console';
import Notice from '@site/src/site/components/LiveDemo/Notice';
import ProgramStage from '@site/src/site/components/LiveDemo/ProgramStage';
import {DemoSession} from '@site/src/site/components/LiveDemo/demo-session';
import modes from '@site/src/site/components/LiveDemo/live-demo-modes.css?raw';
import demoStyles from '@site/src/site/components/LiveDemo/live-demo.css?raw';
import type {DemoData} from '@site/src/site/demos/demo-data';
import PlayLink from './PlayLink';
import styles from './run-recipe.css?raw';
import {type Recipe, recipeFiles} from './recipe-files';

type Props = {recipe: Recipe; data: DemoData; /** The reader has pressed Escape in the frame. */ onEscape: () => void};

const colorMode = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function newSession(data: DemoData, recipe: Recipe): DemoSession {
  const files = recipeFiles(recipe);
  const empty = files.map(({name}) => ({name, text: '', html: ''}));
  const session = new DemoSession({...data, title: recipe.name, files: empty}, colorMode());
  session.restore(files);
  return session;
}

/** The diagram below a recipe, with the recipe at work in it. */
export default function RecipePanel({recipe, data, onEscape}: Props): ReactNode {
  const [session] = useState(() => newSession(data, recipe));
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const {run, messages, failure} = state;
  useEffect(() => {
    void session.load();
    const page = new MutationObserver(() => session.setColorMode(colorMode()));
    page.observe(document.documentElement, {attributeFilter: ['data-theme']});
    return () => {
      page.disconnect();
      session.close();
    };
  }, [session]);
  useEffect(() => session.onEscape(onEscape), [session, onEscape]);
  const error = failure ?? messages.find(({level}) => level === 'error');
  const problem = error && messageText(error);
  const hasDrawn = run?.hasDrawn ?? false;
  useEffect(() => {
    if (problem ?? hasDrawn) {
      announce(problem === undefined ? `Running. ${recipe.hint}` : `The code has failed. ${problem}`);
    }
  }, [problem, hasDrawn, recipe.hint]);
  return (
    <div className="live-demo recipe-run">
      <style dangerouslySetInnerHTML={{__html: `${demoStyles}${modes}${styles}`}} />
      <div className="recipe-run__hint">
        <span>{recipe.hint}</span>
        <PlayLink recipe={recipe} playUrl={data.playUrl} />
        <button type="button" className="live-demo__button" onClick={() => void session.runEdited()}>
          Run again
        </button>
      </div>
      <div className="live-demo__run">
        <div className="live-demo__stage">
          <ProgramStage
            session={session}
            state={state}
            title={recipe.name}
            subject="code"
            onRetry={session.load}
            onRestart={session.runEdited}
          />
          {failure && <Notice text={failure.text} action="Run again" onAct={session.runEdited} />}
        </div>
        <Console messages={messages} isQuiet={false} />
      </div>
    </div>
  );
}
