import { questionPages } from '@/app/[lang]/[game]/disputes/questions';
import { listRoute } from '@/app/[lang]/[game]/rules/list-route';
import '@/components/rules/rules.css';
import '@/components/rules/lists.css';

const { generateStaticParams, generateMetadata, Page } = listRoute({
  at: 'disputes',
  title: 'rules.disputes.title',
  pages: questionPages,
});

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };

/** Some of the questions with their answers, to read through. */
export default Page;
