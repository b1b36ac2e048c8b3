/**
 * Every screen, always in this order. styled-components numbers its rules as the modules are loaded, and an export loads
 * its pages in an order of its own; imported by _document, which no browser gets, this makes one commit give one HTML.
 */
import './home/HomeScreen.tsx';
import './services/ServicesScreen.tsx';
import './service/ServiceScreen.tsx';
import './industry/IndustryScreen.tsx';
import './works/WorksScreen.tsx';
import './work/WorkScreen.tsx';
import './about/AboutScreen.tsx';
import './career/CareerScreen.tsx';
import './job/JobScreen.tsx';
import './contact/ContactScreen.tsx';
import './sweden/SwedenScreen.tsx';
import './legal/LegalScreen.tsx';
import './legal/AnswerControl.tsx';
import './not-found/NotFoundScreen.tsx';
import './fault/FaultScreen.tsx';
import './styleguide/StyleguideScreen.tsx';
