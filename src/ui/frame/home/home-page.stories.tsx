import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { HomePage } from "./home-page.tsx";

export default pageStories(HomePage, {
  title: "홈/홈 화면",
  render: () => (
    <div className="p-4">
      <HomePage />
    </div>
  ),
  stories: {
    Phone: { view: "phone" },
    Light: { view: "light" },
  },
});
