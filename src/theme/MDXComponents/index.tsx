// Change: the components that MDX pages use, all global; code blocks are static HTML, so the theme's code block is not among them.
import React, {type ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import DocCardList from '@theme/DocCardList';
import A from '@theme/MDXComponents/A';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ApiIndex from '@site/src/site/components/ApiIndex';
import ApiInherited from '@site/src/site/components/ApiInherited';
import ApiSignature, {ApiBefore, ApiCode, ApiCorrection} from '@site/src/site/components/ApiSignature';
import CodeBlock from '@site/src/site/components/CodeBlock';
import DemoCards from '@site/src/site/components/DemoCards';
import DemoStage from '@site/src/site/components/DemoStage';
import DemoStep from '@site/src/site/components/DemoStep';
import DemoWindow from '@site/src/site/components/DemoWindow';
import Drawing from '@site/src/site/components/Drawing';
import EditionBadge from '@site/src/site/components/EditionBadge';
import TopicLinks from '@site/src/site/components/TopicLinks';
import HomeHero from '@site/src/site/components/HomeHero';
import HomeUses from '@site/src/site/components/HomeUses';
import LiveDemo from '@site/src/site/components/LiveDemo';
import ScrollTable from '@site/src/site/components/ScrollTable';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

const MDXComponents = {
  Head,
  details: (props: ComponentProps<'details'>) => <details {...props} className="alert alert--info" />,
  a: A,
  ul: Ul,
  li: Li,
  img: Img,
  table: ScrollTable,
  h1: (props: HeadingProps) => <Heading as="h1" {...props} />,
  h2: (props: HeadingProps) => <Heading as="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading as="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading as="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading as="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  ApiBefore,
  ApiCode,
  ApiCorrection,
  ApiIndex,
  ApiInherited,
  ApiSignature,
  CodeBlock,
  DemoCards,
  DemoStage,
  DemoStep,
  DemoWindow,
  DocCardList,
  Drawing,
  EditionBadge,
  TopicLinks,
  HomeHero,
  HomeUses,
  LiveDemo,
  TabItem,
  Tabs,
};

export default MDXComponents;
