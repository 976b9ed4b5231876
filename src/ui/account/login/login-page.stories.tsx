import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { LoginPage } from "./login-page.tsx";

export default pageStories(LoginPage, {
  title: "로그인/로그인 화면",
  asksNothing: true,
  answers: { "member/token": { token: null } },
  stories: {
    Phone: { view: "phone" },
    Light: { view: "light" },
  },
});
