import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {type Edition, editionLabels} from '@site/src/common/editions';
import styles from './styles.module.css';

type Props = {
  /** The edition that a page, section or card is about. */
  edition: Edition;
  className?: string;
};

/** Says which edition of the library something belongs to. */
export default function EditionBadge({edition, className}: Props): ReactNode {
  const {text, title} = editionLabels[edition];
  return (
    <span className={clsx(styles.badge, styles[edition], className)} title={title}>
      {text}
    </span>
  );
}
