// Change: in the browser, a built page keeps the footer of the server's HTML; see `static.tsx`.
import Footer from '@site/src/theme/Footer/footer';

export default Footer;
