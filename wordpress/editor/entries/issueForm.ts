import { startIssueArticles } from '../screens/issueArticles.ts';

startIssueArticles();
