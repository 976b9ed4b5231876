import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { MaintenancePage } from "./maintenance-page.tsx";

export default pageStories(MaintenancePage, { title: "점검/점검 화면" });
