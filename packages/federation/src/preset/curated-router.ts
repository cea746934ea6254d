// What the suite uses of the router, by name: the whole package costs four times as many bytes, and the router that
// reads data and sends forms itself, which the suite does not use, three times as many. The shell and every remote get
// exactly these; the workspace check refuses an import of anything else.
export {
  Link,
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'curated-react-router-source';
