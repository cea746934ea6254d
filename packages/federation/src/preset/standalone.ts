import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { fakeApi } from '@suite/testing/fake-api';
import { type BundleOptions, bundleConfiguration } from './bundle.ts';
import { HOST, portOf } from './development.ts';
import { noMessageParserAlias } from './shared.ts';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  </head>
  <body><div id="root"></div></body>
</html>`;

type Facts = Pick<BundleOptions, 'app' | 'version' | 'container' | 'isDevelopment'>;

/** A remote as a page of its own, with hot reload and fakes behind it; nothing federated, nothing deployed. */
export function standaloneRemote(appDir: string, facts: Facts): Configuration {
  const bundle = bundleConfiguration({
    ...facts,
    appDir,
    publicPath: '/',
    alias: noMessageParserAlias(appDir),
  });
  const port = portOf(appDir);
  console.log(`The page: http://${HOST}:${port}/`);
  return {
    ...bundle,
    entry: { main: './src/standalone.tsx' },
    plugins: [
      ...(bundle.plugins ?? []),
      new rspack.HtmlRspackPlugin({ title: facts.app, templateContent: PAGE }),
      new ReactRefreshRspackPlugin(),
    ],
    devServer: {
      host: HOST,
      port,
      hot: true,
      historyApiFallback: { disableDotRule: true },
      client: { overlay: false },
      setupMiddlewares: (middlewares) => [
        { name: 'fakes', path: '/fakes', middleware: fakeApi() },
        ...middlewares,
      ],
    },
  };
}
