// Change: our own card: title, edition badge and the whole description, without icons and without cutting text off.
import PageCard from '@site/src/site/components/PageCard';

export default PageCard;
