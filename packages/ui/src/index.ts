/// <reference path="./env.d.ts" />
export {
  AccordionSection,
  type AccordionSectionProps,
} from './components/accordion/accordion-section.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.tsx';
export type { ButtonLook } from './components/button/button-look.ts';
export { Chip, type ChipProps } from './components/chip/chip.tsx';
export { DataList, type DataListProps, type Fact } from './components/data-list/data-list.tsx';
export { Dialog, type DialogProps, useDialogAhead } from './components/dialog/dialog.tsx';
export { Drawer, type DrawerProps } from './components/drawer/drawer.tsx';
export { FloatingCard, type FloatingCardProps } from './components/floating-card/floating-card.tsx';
export { FloorRail, type FloorRailItem, type FloorRailProps } from './components/floor-rail/floor-rail.tsx';
export { FullScreen, type FullScreenProps } from './components/full-screen/full-screen.tsx';
export { Eyebrow, type EyebrowProps, Heading, type HeadingProps } from './components/heading/heading.tsx';
export { HeartToggle, type HeartToggleProps } from './components/heart-toggle/heart-toggle.tsx';
export { Hint, type HintProps } from './components/hint/hint.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { IconLink, type IconLinkProps } from './components/icon-button/icon-link.tsx';
export { InfoCard, type InfoCardProps } from './components/info-card/info-card.tsx';
export { Legend, type LegendProps, type LegendRow } from './components/legend/legend.tsx';
export { LiveRegion, type LiveRegionProps } from './components/live-region/live-region.tsx';
export { Logo, type LogoProps } from './components/logo/logo.tsx';
export { Menu, type MenuItem, type MenuProps } from './components/menu/menu.tsx';
export { NamePill, type NamePillProps } from './components/name-pill/name-pill.tsx';
export { Overlay, type OverlayProps } from './components/overlay/overlay.tsx';
export { SearchBox, type SearchBoxProps, type SearchOption } from './components/search-box/search-box.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner } from './components/spinner/spinner.tsx';
export { StateCard, type StateCardProps } from './components/state-card/state-card.tsx';
export { StatusChip, type StatusChipProps } from './components/status/status-chip.tsx';
export { StatusGlyph, type StatusGlyphProps } from './components/status/status-glyph.tsx';
export { STATUS_GLYPHS, STATUS_TOKENS } from './components/status/status-look.ts';
export { Strip, type StripProps } from './components/strip/strip.tsx';
export { TabPanel, type TabPanelProps, Tabs, type TabsProps } from './components/tabs/tabs.tsx';
export { ToolBar, ToolBarDivider, type ToolBarProps } from './components/tool-bar/tool-bar.tsx';
export { ToolButton, type ToolButtonProps } from './components/tool-bar/tool-button.tsx';
export { useOneTabStop } from './components/tool-bar/use-one-tab-stop.ts';
export { ViewStrip, type ViewStripItem, type ViewStripProps } from './components/view-strip/view-strip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/visually-hidden/visually-hidden.tsx';
export { useFetchedAhead } from './fetch-ahead.ts';
export { onFirstHand } from './first-hand.ts';
export { I18nProvider, RouterProvider } from './navigation.ts';
export { BREAKPOINTS, type Viewport, viewportOf } from './viewport/breakpoints.ts';
export { type Arrangement, useArrangement, useIsPhone } from './viewport/use-arrangement.ts';
export { useMeasured } from './viewport/use-measured.ts';
export { useMedia } from './viewport/use-media.ts';
export { useViewport } from './viewport/use-viewport.ts';
