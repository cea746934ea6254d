// What the suite uses of the router, by name: the whole package costs twice as many bytes. The shell and
// every remote get exactly these; the workspace check refuses an import of anything else.
export {
  createBrowserRouter,
  createMemoryRouter,
  createPath,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'curated-react-router-source';
