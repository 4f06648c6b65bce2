// Change: our own spinner and error box with Retry, in the colors of the site.
import PageLoader from '@site/src/site/components/PageLoader';

export default PageLoader;
