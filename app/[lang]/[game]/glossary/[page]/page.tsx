import { termPages } from '@/app/[lang]/[game]/glossary/terms';
import { listRoute } from '@/app/[lang]/[game]/rules/list-route';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

const { generateStaticParams, generateMetadata, Page } = listRoute({
  at: 'glossary',
  title: 'rules.glossaryPage.title',
  pages: termPages,
});

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };

/** Some of the terms with their definitions, to read through. */
export default Page;
