// Change: our own dropdown: keeps path, query and hash, says where a page is missing, and is usable by keyboard and screen reader.
import VersionDropdown from '@site/src/site/components/VersionDropdown';

export default VersionDropdown;
