/**
 * Stands in for the routes of the checkout in the build of a remote: the shell has said which routes count before it
 * loads one (`provideRoutes` of the contracts), so a remote carries no table of its own.
 */
export const ROUTES_OF_REMOTES = {};
