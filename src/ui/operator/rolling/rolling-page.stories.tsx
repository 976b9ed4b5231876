import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { ROLLING_CATEGORIES } from "../../../domain/wallet/rolling.ts";
import { RollingPage } from "./rolling-page.tsx";

const rates = ROLLING_CATEGORIES.map((category) => ({ category, own: 35, line: 20 }));

const members = {
  items: [{ userId: "manager01", nickname: "남산총판", level: 10, rates: [{ category: "sports", own: 0, line: 80 }] }],
};

/** The code of forms is loaded with the first one. */
const LOADED = { timeout: 10_000 };

export default pageStories(RollingPage, {
  title: "관리자/롤링/롤링 화면",
  path: "/admin/rolling",
  answers: {
    "admin/rolling-rates": { items: [1, 2].map((level) => ({ level, rates })) },
    "admin/rolling-rates/members": members,
  },
  stories: {
    LevelEdited: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "2 열기" }));
      const [edit] = screen.getAllByRole("button", { name: "수정" });
      if (!edit) throw new Error("no button");
      await userEvent.click(edit);
      const field = await screen.findByLabelText("스포츠 본인 %", {}, LOADED);
      await expect(field).toHaveValue("0.35");
      await userEvent.clear(field);
      await userEvent.type(field, "1.234{Enter}");
      await expect(await screen.findByText("0부터 100까지, 소수점 둘째 자리까지 쓸 수 있습니다.")).toBeVisible();
    },
    MemberAdded: async ({ userEvent }) => {
      await userEvent.click(await screen.findByRole("button", { name: "회원 추가" }));
      await userEvent.type(await screen.findByLabelText("아이디", {}, LOADED), "member07");
      await userEvent.type(screen.getByLabelText("슬롯 추천 회원 %"), "0.5{Enter}");
      await expect(await screen.findByText("member07 회원의 롤링률을 따로 정합니다.")).toBeVisible();
    },
  },
});
