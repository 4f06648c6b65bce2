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
import ApiChanges from '@site/src/site/components/ApiChanges';
import ApiChangesFilter from '@site/src/site/components/ApiChangesFilter';
import ApiIndex from '@site/src/site/components/ApiIndex';
import ApiInherited from '@site/src/site/components/ApiInherited';
import ApiSignature, {ApiBefore, ApiCode, ApiCorrection} from '@site/src/site/components/ApiSignature';
import CodeBlock from '@site/src/site/components/CodeBlock';
import DemoCards from '@site/src/site/components/DemoCards';
import DemoFilter from '@site/src/site/components/DemoFilter';
import DemoStage from '@site/src/site/components/DemoStage';
import DemoStep from '@site/src/site/components/DemoStep';
import DemoWindow from '@site/src/site/components/DemoWindow';
import Drawing from '@site/src/site/components/Drawing';
import EditionBadge from '@site/src/site/components/EditionBadge';
import TopicLinks from '@site/src/site/components/TopicLinks';
import HomeHero from '@site/src/site/components/HomeHero';
import HomeUses from '@site/src/site/components/HomeUses';
import LiveDemo from '@site/src/site/components/LiveDemo';
import ProgramStep from '@site/src/site/components/ProgramStep';
import StepProgress, {StepEnd, StepItem} from '@site/src/site/components/StepProgress';
import ScrollTable from '@site/src/site/components/ScrollTable';
import ClassMap from '@site/src/site/components/ClassMap';
import OfflineReading from '@site/src/site/components/OfflineReading';

type HeadingProps = Omit<ComponentProps<typeof Heading>, 'as'>;

const Fold = (props: ComponentProps<'details'>) => <details {...props} className="fold" />;

const MDXComponents = {
  Head,
  // What pages write by hand has a name of its own.
  details: Fold,
  Details: Fold,
  a: A,
  code: (props: ComponentProps<'code'>) => <code translate="no" {...props} />,
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
  ApiChanges,
  ApiChangesFilter,
  ApiCode,
  ApiCorrection,
  ApiIndex,
  ApiInherited,
  ApiSignature,
  ClassMap,
  CodeBlock,
  DemoCards,
  DemoFilter,
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
  OfflineReading,
  ProgramStep,
  StepEnd,
  StepItem,
  StepProgress,
  TabItem,
  Tabs,
};

export default MDXComponents;
