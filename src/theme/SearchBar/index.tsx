// Change: our own search bar: a button of our own, and DocSearch only from the first sign of interest on.
import SearchBar from '@site/src/site/components/SearchBar';

/** The search of the navigation bar. */
export default SearchBar;
