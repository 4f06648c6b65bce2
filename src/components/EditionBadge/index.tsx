import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const labels = {
  core: {text: 'Core', title: 'Part of the open source library @joint/core'},
  plus: {text: 'JointJS+', title: 'Part of the commercial edition @joint/plus'},
  both: {text: 'Core and JointJS+', title: 'Holds for @joint/core and for @joint/plus'},
};

type Props = {
  /** The edition that a page, section or card is about. */
  edition: keyof typeof labels;
  className?: string;
};

/** Says which edition of the library something belongs to. */
export default function EditionBadge({edition, className}: Props): ReactNode {
  const {text, title} = labels[edition];
  return (
    <span className={clsx(styles.badge, styles[edition], className)} title={title}>
      {text}
    </span>
  );
}
