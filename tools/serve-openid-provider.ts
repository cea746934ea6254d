// The provider of an organisation for journeys: `serve-openid-provider.ts <redirect URI> <people as JSON>`. Whoever types
// one of the names there is that person, with any password. Says where it is, and what it knows its client by.
import { closeOnSignals } from '@suite/server';
import { CLIENT, openProvider } from '@suite/server/testing';

const [redirectUri = '', people = '{}'] = process.argv.slice(2);
const { issuer, close } = await openProvider(redirectUri, JSON.parse(people));
closeOnSignals(async () => {
  await close();
});
console.log(`ready ${JSON.stringify({ issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret })}`);
