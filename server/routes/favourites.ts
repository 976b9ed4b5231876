import { FavouriteChange, Favourites } from "../../src/api/contract/favourites.ts";
import { describeRoute, memberOf, type Routes } from "../app.ts";
import { changeFavourite, readFavourites } from "../favourites/favourites.ts";

export const favouriteRoutes: Routes = (app, context) => {
  const described = { access: "member", tag: "fixture", response: { 200: Favourites } } as const;

  app.get("/api/favourites", describeRoute({ ...described, summary: "즐겨찾기한 경기와 리그" }), (request) =>
    readFavourites(context.database.db, memberOf(request).id),
  );

  app.put(
    "/api/favourites",
    describeRoute({ ...described, summary: "즐겨찾기를 더하거나 뺍니다.", body: FavouriteChange }),
    (request) => changeFavourite(context, memberOf(request).id, request.body),
  );
};
